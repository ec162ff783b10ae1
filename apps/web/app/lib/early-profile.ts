import { HOME } from './return-to.ts';

/*
 * What is decided in the head, before anything is painted: whose variant of a prerendered page is shown, that a page
 * which needs a session is left where there is none, and that the profile is asked for while the app's scripts are
 * still under way, since every page but the landing page waits for that answer.
 */

declare global {
  interface Window {
    earlyProfile?: { readonly token: string; readonly answer: Promise<Response> };
  }
}

/** Marks the root element of pages that need a session. */
export const PRIVATE = { 'data-private': '' } as const;

/**
 * Runs in the head. A stored token that has not expired stands for a session; which plan it had last is kept beside it
 * (token.ts). Written without quotes, ampersands and angle brackets, as React escapes the text of a script in HTML.
 */
export const EARLY_PROFILE_SCRIPT = `try{const root=document.documentElement,{pathname,search,hash}=location,token=localStorage.getItem(\`access_token\`);let isGood=false;if(token)try{const{exp}=JSON.parse(atob(token.split(\`.\`)[1].replace(/-/g,\`+\`).replace(/_/g,\`/\`)));isGood=Math.sign(exp*1000-Date.now())==1}catch{}if(isGood){root.dataset.plan=localStorage.getItem(\`plan\`)||\`unknown\`;if(pathname.length-1){const answer=fetch(\`/api/auth/profile\`,{headers:{accept:\`application/json\`,authorization:\`Bearer \`+token}});answer.catch(Object);window.earlyProfile={token,answer}}}else if(root.hasAttribute(\`data-private\`)){root.hidden=true;const place=pathname.replace(/(.)[/]$/,\`$1\`)+search+hash;location.replace(place==\`${HOME}\`?\`/auth\`:\`/auth?next=\`+encodeURIComponent(place))}}catch{}`;

/** The answer that was asked for before the app was there: once, and for the token that it was asked with. */
export function takeEarlyProfile(token: string | null): Promise<Response> | undefined {
  const early = window.earlyProfile;
  delete window.earlyProfile;
  return early?.token === token ? early.answer : undefined;
}
