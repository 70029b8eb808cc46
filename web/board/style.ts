export const BOARD_STYLE = `
`;
