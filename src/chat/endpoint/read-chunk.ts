// What one piece of a streamed answer says: words, thoughts, the end, the tokens that were read.

export interface AnswerPart {
  text?: string;
  /** What the model wrote for itself before it answered. */
  thought?: string;
  /** `length`: the model may write no more, and the answer is cut. */
  end?: 'stop' | 'length';
  /** Tokens of the question that the server says it read. */
  tokensRead?: number;
}

interface Chunk {
  choices: ({ delta?: Said; message?: Said; finish_reason?: unknown } | null)[];
  usage?: { prompt_tokens?: unknown } | null;
}

/** The thoughts stand in `reasoning_content` (DeepSeek, llama.cpp, vLLM) or `reasoning` (Ollama, OpenRouter). */
interface Said {
  content?: unknown;
  reasoning_content?: unknown;
  reasoning?: unknown;
}

export function readChunk(data: unknown): AnswerPart[] {
  const { choices, usage } = data as Chunk;
  const choice = choices[0];
  const said = choice?.delta ?? choice?.message ?? {};
  const thought = textOf(said.reasoning_content) || textOf(said.reasoning);
  const text = textOf(said.content);
  const parts: AnswerPart[] = [];
  if (thought) parts.push({ thought });
  if (text) parts.push({ text });
  if (typeof choice?.finish_reason === 'string') {
    parts.push({ end: choice.finish_reason === 'length' ? 'length' : 'stop' });
  }
  if (typeof usage?.prompt_tokens === 'number') parts.push({ tokensRead: usage.prompt_tokens });
  return parts;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
