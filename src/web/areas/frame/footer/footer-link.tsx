import { Link } from "react-router";

/** Targets are smaller for a mouse. */
export const footerLinkClass =
  "inline-flex min-h-11 items-center wrap-anywhere underline decoration-transparent underline-offset-4 pointer-fine:min-h-9 hover:text-on-night hover:decoration-copper";

export function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} prefetch="intent" className={footerLinkClass}>
        {text}
      </Link>
    </li>
  );
}

export function FooterAnchor({ href, text }: { href: string; text: string }) {
  return (
    <li className="min-w-0">
      <a href={href} rel="noopener" className={footerLinkClass}>
        {text}
      </a>
    </li>
  );
}
