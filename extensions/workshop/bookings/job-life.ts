import { life } from '#shared/domain/platform/life.ts'

const jobLife = life({
  booked: ['arrived', 'cancelled'],
  arrived: ['estimate_sent', 'in_work', 'cancelled'],
  estimate_sent: ['in_work', 'cancelled'],
  in_work: ['waiting_for_parts', 'ready'],
  waiting_for_parts: ['in_work'],
  ready: ['collected'],
  collected: [],
  cancelled: [],
})
export const jobStates = jobLife.states
export type JobState = (typeof jobStates)[number]
export const mayMove: (from: JobState, to: JobState) => boolean = jobLife.may

/** While parts may be added to a job and taken off. */
export const takesParts = (state: JobState): boolean => !['ready', 'collected', 'cancelled'].includes(state)
