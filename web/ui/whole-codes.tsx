import type { ReactNode } from 'react'

const code = /(\S+-[A-Z\d]\S*)/

/** Keeps codes («RD-M592», «M-Wave») on one line: browsers break at hyphens. */
export const wholeCodes = (name: string): ReactNode =>
  name.split(code).map((part, at) =>
    at % 2 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
