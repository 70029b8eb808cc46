export const en = {
  phone: 'Phone',
  email: 'E-mail',
};
