import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { servesThisMachineOnly } from '../local-machine.ts'

/** @returns undefined where the configuration names the real one */
export type DemoService = (config: Config, log: Logger) => Promise<RunningService> | undefined

interface RunningService {
  /** As if the environment had them. */
  variables: Readonly<Record<string, string>>
  /** Printed at the start. */
  notice: string
  close(): Promise<void>
}

/** Starts what extensions run beside a demo; one that does not start is logged, and the demo goes on without it. */
export async function startDemoServices(
  services: readonly DemoService[],
  config: Config,
  log: Logger,
): Promise<RunningService[]> {
  if (!config.isDemo || !servesThisMachineOnly(config)) return []
  const started = services.map((start) =>
    start(config, log)?.catch((error: unknown) => log.error({ err: error }, 'a service of the demo did not start')),
  )
  return (await Promise.all(started)).flatMap((one) => one ?? [])
}
