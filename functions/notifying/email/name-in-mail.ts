/** Letters, digits and what joins them; a full stop behind an abbreviation ("St. Ives", "e.V."), where no link can be read. */
const NAME = /^(?:[\p{L}\p{M}\p{N} ’'&()–-]|\.(?= |$|\p{L}(?:[. ]|$))){1,60}$/u;

/** A name, or an id where it might be read as more than a name: strangers type it, and the addresses it goes to. */
export const nameInMail = (name: string, id: string): string => (NAME.test(name) ? name : id);
