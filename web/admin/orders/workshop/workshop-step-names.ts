import type { WorkshopStep } from '#shared/domain/platform/states/workshop-steps.ts'

export const workshopStepNames: Record<WorkshopStep, string> = {
  bench: 'sul banco',
  tested: 'provata',
  packed: 'nella scatola',
}
