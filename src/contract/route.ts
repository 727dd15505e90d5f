export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Query parameter (and value) that selects this operation among those of one method and path. */
  when?: { param: string; value?: string };
  /** Selected by a call without the header `Authorization`. */
  isUnsigned?: true;
};
