import { use } from "react";
import { demoCopy } from "./demo.copy.ts";
import { readDemoOffer } from "./demo-offer.ts";

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function DemoMailLink() {
  const mailUrl = use(readDemoOffer())?.mailUrl;
  if (!mailUrl) return null;
  return (
    <a
      href={mailUrl}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center"
    >
      {demoCopy.mailLink}
    </a>
  );
}
