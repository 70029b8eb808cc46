import { confirm } from '#shared/rules/challenge/confirming.ts';
import { figure, ownSettings } from '#shared/rules/common/settings.ts';
import { stake } from '#shared/rules/pots/stake.ts';

export const shicargoSettings = {
  stake, // At the start
  forfeitPercent: figure('forfeitPercent', 25, [1, 100]), // Missing players
  monthsUntilRemoval: figure('monthsUntilRemoval', 4, [1, 12]),
  confirm,
  ...ownSettings,
} as const;
