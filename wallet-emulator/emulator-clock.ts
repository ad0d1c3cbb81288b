/** The emulator's time: real, unless a test moves it to let tokens, request ids and orders grow old. */
export class EmulatorClock {
  private readonly realNow: () => Date
  private offsetMs = 0

  constructor(realNow: () => Date = () => new Date()) {
    this.realNow = realNow
  }

  nowMs(): number {
    return this.realNow().getTime() + this.offsetMs
  }

  /** In the provider's format: UTC, whole seconds. */
  stamp(): string {
    return `${new Date(this.nowMs()).toISOString().slice(0, 19)}Z`
  }

  advance(byMs: number): void {
    this.offsetMs += byMs
  }

  reset(): void {
    this.offsetMs = 0
  }
}
