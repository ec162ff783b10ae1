/** Names that are one to whoever reads them have one fold: ' Sea' and 'SEA', and 'é' however it is encoded. */
export function foldedName(name: string): string {
  return name.trim().normalize('NFC').toUpperCase().toLowerCase();
}
