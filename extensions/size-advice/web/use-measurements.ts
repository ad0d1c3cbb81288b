import { useState } from 'react'
import { bodyMemory, type Measurements, noMeasurements } from './body-memory.ts'

/** The stored measures of this device; each change is stored at once. */
export function useMeasurements() {
  const [values, setValues] = useState<Measurements>(() => bodyMemory.read() ?? noMeasurements)
  return {
    values,
    change(part: Partial<Measurements>) {
      const next = { ...values, ...part }
      setValues(next)
      bodyMemory.write(next)
    },
    forget() {
      setValues(noMeasurements)
      bodyMemory.clear()
    },
    isEmpty: JSON.stringify(values) === JSON.stringify(noMeasurements),
  }
}
