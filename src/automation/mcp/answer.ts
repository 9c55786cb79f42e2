// What a tool answers: text for the model, data for the program; a failure is an answer, too.

import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { toErrorData } from '../../errors.ts';

export async function answer(
  work: () => Promise<{ text: string; data: Record<string, unknown> }>,
): Promise<CallToolResult> {
  try {
    const { text, data } = await work();
    return { content: [{ type: 'text', text }], structuredContent: data };
  } catch (error) {
    const { code, message } = toErrorData(error);
    return { isError: true, content: [{ type: 'text', text: `${code}: ${message}` }] };
  }
}
