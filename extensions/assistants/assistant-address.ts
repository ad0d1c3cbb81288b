/** Where assistants call the shop's tools (decision 0085), and where they read about it. */
export const assistantPath = '/mcp'
export const assistantNotePath = '/llms.txt'
