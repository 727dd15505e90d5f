/** Where browsers report what a page's policy refused; `http/watch/policy-reports.ts` serves it. */
export const policyReportPath = "/api/informes";
