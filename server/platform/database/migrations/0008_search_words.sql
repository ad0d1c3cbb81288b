CREATE TABLE "search_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unfound_searches" (
	"query" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unfound_searches_most" ON "unfound_searches" USING btree ("times" DESC NULLS LAST,"last_day" DESC NULLS LAST);