export const en = {
  title: 'Requests to join',
  open: 'People may ask to join with the QR code below',
  text: 'Print it, or put the link on your website. You decide about each request here; they’re never public and expire after 30 days.',
  qr: 'QR code of the page to ask to join',
  none: 'No requests at the moment.',
  elsewhere: 'asks to join another ladder',
  yes: 'Accept',
  no: 'Decline',
  adding: (name: string) => `Add ${name}`,
  accepted: (name: string) => `${name} has joined. Their phone signs them in when they look at their request.`,
  unreached: 'Requests couldn’t be loaded.',
  lost: 'Please try again.',
};
