export const en = {
  tooLong: (longest: string) => `must have ${longest} characters at most`,
  unreadable: 'must be an address such as https://chat.example.org/hooks/1',
  notSecure: 'must begin with https://',
  credentials: 'must hold no user name and no password',
  fragment: 'must not contain “#”: anything after it is never sent',
  port: 'must be on port 443 or 8443',
  inside: 'must not name an address inside a private network',
  noHost: 'must name a host on the internet, such as chat.example.org',
};
