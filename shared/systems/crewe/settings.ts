import { confirm } from '#shared/rules/challenge/confirming.ts';
import { movementChoice } from '#shared/rules/challenge/movement-ways.ts';
import { figure, ownSettings } from '#shared/rules/common/settings.ts';

export const creweSettings = {
  reach: figure('reach', 10, [1, 100]), // C11
  movement: movementChoice, // C4–C7
  confirm, // C8
  ...ownSettings,
} as const;
