import { HOME } from './return-to.ts';

/*
 * What is decided in the head, before anything is painted: whose variant of a prerendered page is shown, that a page
 * which needs a session is left where there is none, and what is asked for at once: the profile, since every page but the
 * landing page waits for that answer while the app's scripts are still under way, and the largest picture of a page that
 * only the Pro plan sees. In the HTML that would be fetched for all; where it lies hidden it waits for being laid out.
 */

/** Marks the root element of pages that need a session. */
export const PRIVATE = { 'data-private': '' } as const;

/** Where the root element says which picture users of the Pro plan see first: vite/late-start.ts writes it there. */
export const FIRST_PICTURE = 'data-first-picture';

/**
 * Runs in the head. A stored token that has not expired stands for a session; which plan it had last is kept beside it
 * (token.ts). Written without quotes, ampersands and angle brackets, as React escapes the text of a script in HTML.
 */
export const EARLY_PROFILE_SCRIPT = `try{const root=document.documentElement,{pathname,search,hash}=location,token=localStorage.getItem(\`access_token\`);let isGood=false;if(token)try{const{exp}=JSON.parse(atob(token.split(\`.\`)[1].replace(/-/g,\`+\`).replace(/_/g,\`/\`)));isGood=Math.sign(exp*1000-Date.now())==1}catch{}if(isGood){const plan=root.dataset.plan=localStorage.getItem(\`plan\`)||\`unknown\`,picture=root.dataset.firstPicture;if(picture)if(plan==\`pro\`){const link=document.createElement(\`link\`);link.rel=\`preload\`;link.as=\`image\`;link.fetchPriority=\`high\`;link.href=picture;document.head.append(link)}if(pathname.length-1){const answer=fetch(\`/api/auth/profile\`,{headers:{accept:\`application/json\`,authorization:\`Bearer \`+token}});answer.catch(Object);window.earlyAnswers={[\`GET /api/auth/profile \`+token]:answer}}}else if(root.hasAttribute(\`data-private\`)){root.hidden=true;const place=pathname.replace(/(.)[/]$/,\`$1\`)+search+hash;location.replace(place==\`${HOME}\`?\`/auth\`:\`/auth?next=\`+encodeURIComponent(place))}}catch{}`;
