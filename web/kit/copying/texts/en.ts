export const en = {
  copy: 'Copy',
  copied: 'Copied.',
  no: 'This browser can’t copy for you: please select the text and copy it.',
};
