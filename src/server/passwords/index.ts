export { findPasswordFault } from "./password-fault.ts";
export { wordsOfPerson, wordsOfShop } from "./shop-and-person-words.ts";
