/** Yields to taps and scrolls: one long task blocks a phone noticeably. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
