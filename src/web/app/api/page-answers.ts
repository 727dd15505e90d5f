import { api } from "./api.ts";
import { createKeptAnswers } from "./kept-answers.ts";

/** What this browser read for public pages in the last minute; the loaders ask through its client. */
export const pageAnswers = createKeptAnswers({ api, nowMs: () => Date.now() });
