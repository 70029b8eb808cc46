export const DESK_STYLE = `
`;
