/** A wrong configuration; each line names one variable and its fault. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
