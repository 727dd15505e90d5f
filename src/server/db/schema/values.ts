/** 0 or 1 on both engines. */
export type Flag = 0 | 1;
/** Epoch milliseconds. */
export type Millis = number;
