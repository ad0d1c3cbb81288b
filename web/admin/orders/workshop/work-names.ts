import type { WorkStep } from '#shared/domain/orders/work-steps.ts'

export const workNames: Record<WorkStep, string> = { bench: 'sul banco', tested: 'provata', packed: 'nella scatola' }
