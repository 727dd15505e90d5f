import { openTestShop } from "#rig/shop/test-shop.ts";
import { describeCarreras } from "./races.cases.ts";

describeCarreras("one process", async () => [await openTestShop()]);
