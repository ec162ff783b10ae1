declare global {
  interface Window {
    /**
     * What was asked for before the app was there, by `GET`, address and the token that it was asked with:
     * early-profile.ts and late-start.ts put it there.
     */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** The answer that is on its way already, once. @param call `GET`, address and token, with blanks between */
export function takeEarlyAnswer(call: string): Promise<Response> | undefined {
  const early = window.earlyAnswers;
  const answer = early?.[call];
  delete early?.[call];
  return answer;
}
