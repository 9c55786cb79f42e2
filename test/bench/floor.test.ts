import { expect, test } from 'vitest';
import { type Floor, belowFloor, raiseFloor, readFloor } from './floor.ts';

const floor: Floor = { corpus: 'a', pages: 10, f1: { article: 0.9, all: 0.8 } };
const measured = (f1: Record<string, number>, corpus = 'a'): Floor => ({ corpus, pages: 10, f1 });

test('a lower figure is refused and named', () => {
  const worse = measured({ article: 0.89, all: 0.85 });
  expect(belowFloor(worse, floor)).toEqual(['article: 0.890 is below 0.900']);
  expect(() => raiseFloor(worse, floor)).toThrow('article');
});

test('a type that is missing counts as lower', () => {
  expect(belowFloor(measured({ all: 0.8 }), floor)).toHaveLength(1);
});

test('a lower figure is taken when that is asked for', () => {
  const worse = measured({ article: 0.5, all: 0.5 });
  expect(raiseFloor(worse, floor, true)).toEqual(worse);
});

test('a higher figure raises the floor and an equal one leaves it', () => {
  expect(raiseFloor(measured({ article: 0.95, all: 0.8 }), floor).f1).toEqual({ article: 0.95, all: 0.8 });
});

test('figures of another corpus are neither compared nor taken over', () => {
  const other = measured({ article: 0.5, all: 0.5 }, 'b');
  expect(belowFloor(other, floor)).toEqual([]);
  expect(() => raiseFloor(other, floor)).toThrow('other pages');
});

test('the committed floor names its corpus and holds shares', () => {
  const { corpus, pages, f1 } = readFloor();
  expect(corpus).toMatch(/^[0-9a-f]{16}$/);
  expect(pages).toBeGreaterThan(0);
  for (const value of Object.values(f1)) expect(value > 0 && value <= 1).toBe(true);
});
