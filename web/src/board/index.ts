/** The board for the rest of the app. Pictures are apart, in `picture.ts`, because few pages need them. */
export { defineBoard, KhamsinBoard } from './element';
export { initialState } from './state';
export type * from './state';
export type { BoardEvents, Means } from './intents';
export { PAHTUM, SAUT_DU_CHAT, SETI_ALEPH, SETI_BETH, seega } from './boards';
