import type { Scene } from '../../read/scene.ts';
import { isOfSeveralTimes, isPictureOfItsTime } from '../../read/years.ts';

/** A picture that is told to be old. */
export const isAged = ({ subject }: Scene): boolean =>
  (AGED.test(subject) || isPictureOfItsTime(subject)) &&
  !isOfSeveralTimes(subject) &&
  !/\b(?:real(?:istic)?|renovat\w*|brand new|today|modern)\b/i.test(subject);
const AGED =
  /\b(?:faded|old (?:photo|photograph|picture|newspaper|print|snapshot|family photo)|newspaper photo|found photo|sepia|daguerreotype|family album|scratched (?:photo\w*|film|print|negative|slide|picture|snapshot))\b|[,;] scratched(?=$|[,;.])|\blook(?:s|ing)? like (?:an? |the )?(?:19\d\ds?|[2-9]0s)\b|\bfotos? (?:(?:antigu|viej)as? |de (?:los|las) (?:cincuenta|sesenta|setenta|ochenta|noventa|años)|aus den \d\d|aus \d{4}|anni \d\d|degli anni|dos anos \d\d|antigas?|uit de jaren)|\bphotos? des années|\bvieille photo|\balte(?:s|n)? foto|昔の写真|古い写真|老照片|옛날 사진/i;
