import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react'
import { forgetFailedChunks, keptChunk, loadAnew } from '#web/kept-chunk.ts'
import { useBackOnline } from './use-online.ts'

/** A component whose code comes when it is drawn or preloaded; where it does not come, the nearest `Attempt` says so. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const start = keptChunk(load)
  function Part(props: P) {
    const Content = use(start())
    return <Content {...props} />
  }
  // What does not come now comes when it is drawn, or says so there.
  return Object.assign(Part, { preload: () => start().then(() => undefined, forgetFailedChunks) })
}

interface Props {
  meanwhile?: ReactNode
  /** In its place when it has not come; without it, it is asked for again when the connection is back. */
  failed?(retry: () => void): ReactNode
  children: ReactNode
}

/** Keeps what does not come, or breaks, from taking anything else along. */
export class Attempt extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  hasRetried = false
  retry = () => {
    this.hasRetried = true
    forgetFailedChunks()
    this.setState({ hasFailed: false })
  }
  override componentDidCatch() {
    // What a browser did not get once it may never ask for again; without a connection nothing was found out.
    if (this.hasRetried && this.props.failed && navigator.onLine) void loadAnew()
  }
  override componentWillUnmount = forgetFailedChunks
  override render() {
    const { meanwhile, failed, children } = this.props
    if (this.state.hasFailed) return failed ? failed(this.retry) : <Later run={this.retry} />
    return <Suspense fallback={meanwhile}>{children}</Suspense>
  }
}

function Later({ run }: { run(): void }) {
  useBackOnline(run)
  return null
}
