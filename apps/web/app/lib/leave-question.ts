/** What is asked, and how it can be answered. */
export const LEAVE_TEXTS = {
  title: 'Leave while it is being made?',
  what: 'What is under way is stopped when you leave this page.',
  stay: 'Cancel',
  leave: 'Leave',
} as const;

/** What asks: a dialog, or the browser where that cannot be fetched. */
export interface LeaveQuestionProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}
