/** Lets taps and scrolls through: a phone is busy for long with what comes at once. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
