/** Words that apps put into the name of their own browser; «wv» is any of Android's inside an app. */
const inApp =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|Messenger|TikTok|musical_ly|BytedanceWebview|WhatsApp|Snapchat|Pinterest|LinkedInApp|Line)\b|; wv\)/;

/** Google refuses a sign-in inside an app («disallowed_useragent»). */
export function isInAppBrowser(userAgent: string): boolean {
  return inApp.test(userAgent);
}
