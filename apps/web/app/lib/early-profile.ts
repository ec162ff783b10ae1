/*
 * Who is signed in is asked while the app's scripts are still under way: every page but the landing page waits for that
 * answer, and would ask for it only once they have arrived.
 */

declare global {
  interface Window {
    earlyProfile?: { readonly token: string; readonly answer: Promise<Response> };
  }
}

/**
 * Runs in the head, where a token is stored that has not expired. Written without quotes, ampersands and angle
 * brackets, as React escapes the text of a script in HTML.
 */
export const EARLY_PROFILE_SCRIPT = `try{const token=localStorage.getItem(\`access_token\`);if(token)if(location.pathname.length-1){const{exp}=JSON.parse(atob(token.split(\`.\`)[1].replace(/-/g,\`+\`).replace(/_/g,\`/\`)));if(Math.sign(exp*1000-Date.now())==1){const answer=fetch(\`/api/auth/profile\`,{headers:{accept:\`application/json\`,authorization:\`Bearer \`+token}});answer.catch(Object);window.earlyProfile={token,answer}}}}catch{}`;

/** The answer that was asked for before the app was there: once, and for the token that it was asked with. */
export function takeEarlyProfile(token: string | null): Promise<Response> | undefined {
  const early = window.earlyProfile;
  delete window.earlyProfile;
  return early?.token === token ? early.answer : undefined;
}
