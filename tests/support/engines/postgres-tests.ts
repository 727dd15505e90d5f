import { beforeEach } from "vitest";

/** In a file of tests/api PostgreSQL runs what has this tag (`CONTRIBUTING.md "Tests"`). */
const bothEngines = "both-engines";

beforeEach(({ task, skip }) => {
  const { filepath } = task.file;
  const isAsked = !filepath.includes("/tests/api/") || filepath.endsWith(".postgres.test.ts");
  if (!isAsked && !task.tags?.includes(bothEngines)) skip("the embedded database shows it");
});
