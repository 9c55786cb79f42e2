// Questions that a person asks of a page of documentation, and words that stand only in the section that answers.

export interface Question {
  /** Path under `DOCUMENTATION`. */
  page: string;
  asks: string;
  /** Of the answer's own text, as written in the Markdown without emphasis, links and code marks. */
  answer: string;
}

/** Where Debian's packages python3.11-doc and rust-doc put their pages. */
export const DOCUMENTATION = '/usr/share/doc';

const python = (page: string, asks: string, answer: string): Question => ({
  page: `python3.11-doc/html/${page}.html`,
  asks,
  answer,
});
const rust = (page: string, asks: string, answer: string): Question => ({
  page: `rust-doc/html/${page}.html`,
  asks,
  answer,
});

export const QUESTIONS: Question[] = [
  python(
    'library/asyncio-task',
    'create_task',
    'Wrap the coro coroutine into a Task and schedule its execution',
  ),
  python(
    'library/asyncio-task',
    'how to protect an awaitable from being cancelled',
    'Protect an awaitable object from being cancelled',
  ),
  python(
    'library/asyncio-task',
    'run blocking function in a separate thread',
    'Asynchronously run function func in a separate thread',
  ),
  python(
    'library/asyncio-task',
    'set a timeout for a coroutine with wait_for',
    'If a timeout occurs, it cancels the task and raises',
  ),
  python('library/re', 'what does IGNORECASE do', 'Perform case-insensitive matching'),
  python(
    'library/re',
    'difference between search and match',
    'checks for a match only at the beginning of the string',
  ),
  python(
    'library/re',
    'compile a regular expression pattern',
    'Compile a regular expression pattern into a regular expression object',
  ),
  python('library/re', 'raw string notation backslash', 'Raw string notation'),
  python(
    'library/subprocess',
    'subprocess.run capture_output',
    'If capture_output is true, stdout and stderr will be captured',
  ),
  python(
    'library/subprocess',
    'replace os.system()',
    'Calling the program through the shell is usually not required',
  ),
  python(
    'library/subprocess',
    'is shell=True safe? shell injection',
    'this implementation will never implicitly call a system shell',
  ),
  python(
    'library/argparse',
    'positional argument with nargs',
    'associates a different number of command-line arguments with a single action',
  ),
  python('library/argparse', 'mutually exclusive options', 'Create a mutually exclusive group'),
  python(
    'library/argparse',
    'add sub-commands',
    'Many programs split up their functionality into a number of sub-commands',
  ),
  python('library/pathlib', 'create a directory with parents', 'Create a new directory at this given path'),
  python(
    'library/pathlib',
    'find files recursively with a glob pattern',
    'This is like calling Path.glob() with',
  ),
  python('library/json', 'pretty print with indent', 'If indent is a non-negative integer or string'),
  python('library/json', 'JSONDecodeError attributes', 'The unformatted error message'),
  python('library/datetime', 'strftime format codes', 'Weekday as locale’s abbreviated name'),
  python(
    'library/datetime',
    'timedelta total_seconds',
    'Return the total number of seconds contained in the duration',
  ),
  python(
    'library/sqlite3',
    'prevent SQL injection with placeholders',
    'Instead, use the DB-API’s parameter substitution',
  ),
  python(
    'library/itertools',
    'groupby consecutive keys',
    'Make an iterator that returns consecutive keys and groups from the iterable',
  ),
  python(
    'library/logging',
    'log levels numeric values',
    'The numeric values of logging levels are given in the following table',
  ),
  python(
    'library/collections',
    'OrderedDict move_to_end',
    'Move an existing key to either end of an ordered dictionary',
  ),
  python('library/functions', 'enumerate start', 'Return an enumerate object'),
  python(
    'tutorial/datastructures',
    'list comprehensions',
    'List comprehensions provide a concise way to create lists',
  ),
  python(
    'tutorial/classes',
    'private variables name mangling',
    'should be treated as a non-public part of the API',
  ),
  rust('book/ch03-05-control-flow', 'loop labels nested loops', 'You can optionally specify a loop label'),
  rust(
    'book/ch03-05-control-flow',
    'return a value from a loop',
    'add the value you want returned after the break expression',
  ),
  rust(
    'book/ch04-02-references-and-borrowing',
    'what is a dangling reference',
    'it’s easy to erroneously create a dangling pointer',
  ),
  rust(
    'book/ch08-03-hash-maps',
    'insert only if the key has no value',
    'Hash maps have a special API for this called entry',
  ),
  rust(
    'book/ch09-02-recoverable-errors-with-result',
    'question mark operator to propagate errors',
    'The ? placed after a Result value',
  ),
  rust(
    'book/ch09-02-recoverable-errors-with-result',
    'unwrap and expect on panic',
    'expect method lets us also choose the panic! error message',
  ),
  rust(
    'book/ch16-01-threads',
    'wait for threads to finish with join',
    'Calling join on the handle blocks the thread currently running',
  ),
  rust(
    'book/ch16-01-threads',
    'move keyword with closures in threads',
    'By adding the move keyword before the closure',
  ),
];
