export const en = {
  label: 'Language of the club',
  hint: 'All pages of the club, its e-mails and notices. Names, and what you have written yourselves, stay as they are.',
};
