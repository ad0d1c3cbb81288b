import type { ReactNode } from 'react'

// Bounded, so that none grows wider than a window of 320 pixels.
const code = /(\S{1,8}-[A-Z\d]\S{0,8})/

/** A name whose codes («RD-M592», «M-Wave») stay on one line: a browser would break them at the hyphen. */
export const wholeCodes = (name: string): ReactNode =>
  name.split(code).map((part, at) =>
    at % 2 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
