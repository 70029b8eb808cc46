const PARTICLE = /^(?:van|von|vom|de|der|den|des|di|da|del|della|do|dos|du|la|le|ten|ter|zu|zum|zur|bin|ibn|al)$/;

/** A word before a family name that belongs to it while it is written in lower case: "van", "de la". */
export const isParticle = (word: string): boolean => PARTICLE.test(word);
