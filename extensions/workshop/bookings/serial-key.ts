/** A frame number as it is compared, as the column `serial_key` has it. */
export const serialKeyOf = (serialNumber: string): string => serialNumber.replace(/[^a-z0-9]/gi, '').toUpperCase()
