export { wordsOfPerson, wordsOfShop } from "./own-words.ts";
export { findPasswordFault } from "./password-fault.ts";
