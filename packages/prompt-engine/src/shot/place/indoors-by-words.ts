/** What is only under a roof. */
export const UNDER_A_ROOF =
  /\b(?:from|on|across|to|toward|off|at|through|by) the (?:[\p{L}-]+ )?(?:ceiling|blinds|mantelpiece|fireplace|rafters|banister|bookshel(?:f|ves)|bookcase)\b/iu;
