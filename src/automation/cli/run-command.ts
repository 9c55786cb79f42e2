// Runs a command's main function; an error is printed as one line, without a stack.

export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env['PITH_DEBUG']) console.error(error);
    process.exitCode = 1;
  }
}
