/** What is wrong with a field, in the language that is read when it is found out. */
export const saying = (text: () => string): { readonly error: () => string } => ({ error: text });
