/** A placeholder's name as a label: 'TIME OF DAY' is 'Time of day'; 'Country' stays. */
export function fieldLabel(placeholder: string): string {
  const words = placeholder === placeholder.toUpperCase() ? placeholder.toLowerCase() : placeholder;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
