import { openTestShop } from "#rig/shop/test-shop.ts";
import { describeRaces } from "./races.cases.ts";

describeRaces("one process", async () => [await openTestShop()]);
